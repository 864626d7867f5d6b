/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chunk_Error_HeadingInputs */

const en_ca2_chunk_error_heading = /** @type {(inputs: Chunk_Error_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This part of the page did not load`)
};

const fr_ca2_chunk_error_heading = /** @type {(inputs: Chunk_Error_HeadingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette partie de la page n’a pas pu être chargée`)
};

/**
* | output |
* | --- |
* | "This part of the page did not load" |
*
* @param {Chunk_Error_HeadingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const chunk_error_heading = /** @type {((inputs?: Chunk_Error_HeadingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chunk_Error_HeadingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_chunk_error_heading(inputs)
	return en_ca2_chunk_error_heading(inputs)
});