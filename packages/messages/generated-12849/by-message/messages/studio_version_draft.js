/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Studio_Version_DraftInputs */

const en_ca2_studio_version_draft = /** @type {(inputs: Studio_Version_DraftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Published by ${i?.name}`)
};

const fr_ca2_studio_version_draft = /** @type {(inputs: Studio_Version_DraftInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Publiée par ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Published by {name}" |
*
* @param {Studio_Version_DraftInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_version_draft = /** @type {((inputs: Studio_Version_DraftInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Version_DraftInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_version_draft(inputs)
	return en_ca2_studio_version_draft(inputs)
});