/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Chunk_Error_TextInputs */

const en_ca2_chunk_error_text = /** @type {(inputs: Chunk_Error_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Your connection may be slow, or we’ve just updated the site. Reloading fixes it; your cart is saved.`)
};

const fr_ca2_chunk_error_text = /** @type {(inputs: Chunk_Error_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Votre connexion est peut-être lente, ou le site vient d’être mis à jour. Rechargez la page : votre panier est conservé.`)
};

/**
* | output |
* | --- |
* | "Your connection may be slow, or we’ve just updated the site. Reloading fixes it; your cart is saved." |
*
* @param {Chunk_Error_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const chunk_error_text = /** @type {((inputs?: Chunk_Error_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Chunk_Error_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_chunk_error_text(inputs)
	return en_ca2_chunk_error_text(inputs)
});