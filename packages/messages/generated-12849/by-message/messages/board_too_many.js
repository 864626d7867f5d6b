/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Board_Too_ManyInputs */

const en_ca2_board_too_many = /** @type {(inputs: Board_Too_ManyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`More than 600 orders are open. This board has those that wait for an answer and the newest. Find the others by number.`)
};

const fr_ca2_board_too_many = /** @type {(inputs: Board_Too_ManyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Plus de 600 commandes sont ouvertes. Cet écran a celles qui attendent une réponse et les plus récentes. Trouvez les autres par leur numéro.`)
};

/**
* | output |
* | --- |
* | "More than 600 orders are open. This board has those that wait for an answer and the newest. Find the others by number." |
*
* @param {Board_Too_ManyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_too_many = /** @type {((inputs?: Board_Too_ManyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Too_ManyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_too_many(inputs)
	return en_ca2_board_too_many(inputs)
});