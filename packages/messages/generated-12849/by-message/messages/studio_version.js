/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ version: NonNullable<unknown> }} Studio_VersionInputs */

const en_ca2_studio_version = /** @type {(inputs: Studio_VersionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Version ${i?.version}`)
};

const fr_ca2_studio_version = /** @type {(inputs: Studio_VersionInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Version nᵒ ${i?.version}`)
};

/**
* | output |
* | --- |
* | "Version {version}" |
*
* @param {Studio_VersionInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_version = /** @type {((inputs: Studio_VersionInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_VersionInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_version(inputs)
	return en_ca2_studio_version(inputs)
});