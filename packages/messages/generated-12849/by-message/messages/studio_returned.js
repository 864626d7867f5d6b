/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ version: NonNullable<unknown> }} Studio_ReturnedInputs */

const en_ca2_studio_returned = /** @type {(inputs: Studio_ReturnedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Version ${i?.version} is published again.`)
};

const fr_ca2_studio_returned = /** @type {(inputs: Studio_ReturnedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La version ${i?.version} est publiée de nouveau.`)
};

/**
* | output |
* | --- |
* | "Version {version} is published again." |
*
* @param {Studio_ReturnedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_returned = /** @type {((inputs: Studio_ReturnedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_ReturnedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_returned(inputs)
	return en_ca2_studio_returned(inputs)
});