/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ version: NonNullable<unknown> }} Studio_Return_TextInputs */

const en_ca2_studio_return_text = /** @type {(inputs: Studio_Return_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Going back to version ${i?.version} would change this:`)
};

const fr_ca2_studio_return_text = /** @type {(inputs: Studio_Return_TextInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Revenir à la version ${i?.version} changerait ceci :`)
};

/**
* | output |
* | --- |
* | "Going back to version {version} would change this:" |
*
* @param {Studio_Return_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_return_text = /** @type {((inputs: Studio_Return_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Return_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_return_text(inputs)
	return en_ca2_studio_return_text(inputs)
});