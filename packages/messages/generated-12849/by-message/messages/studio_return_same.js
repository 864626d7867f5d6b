/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ version: NonNullable<unknown> }} Studio_Return_SameInputs */

const en_ca2_studio_return_same = /** @type {(inputs: Studio_Return_SameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Version ${i?.version} has nothing else than what is published.`)
};

const fr_ca2_studio_return_same = /** @type {(inputs: Studio_Return_SameInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La version ${i?.version} ne diffère pas de ce qui est publié.`)
};

/**
* | output |
* | --- |
* | "Version {version} has nothing else than what is published." |
*
* @param {Studio_Return_SameInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_return_same = /** @type {((inputs: Studio_Return_SameInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Return_SameInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_return_same(inputs)
	return en_ca2_studio_return_same(inputs)
});