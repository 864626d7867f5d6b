/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Keys_TextInputs */

const en_ca2_board_keys_text = /** @type {(inputs: Board_Keys_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1 to 9 choose an order, Enter moves it on, Backspace undoes, arrow keys change lanes.`)
};

const fr_ca2_board_keys_text = /** @type {(inputs: Board_Keys_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`1 à 9 choisissent une commande, Entrée la fait avancer, Retour arrière annule, les flèches changent de colonne.`)
};

/**
* | output |
* | --- |
* | "1 to 9 choose an order, Enter moves it on, Backspace undoes, arrow keys change lanes." |
*
* @param {Board_Keys_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_keys_text = /** @type {((inputs?: Board_Keys_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Keys_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_keys_text(inputs)
	return en_ca2_board_keys_text(inputs)
});