/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown>, by: NonNullable<unknown>, act: NonNullable<unknown> }} Board_Last_ActInputs */

const en_ca2_board_last_act = /** @type {(inputs: Board_Last_ActInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At ${i?.time}, ${i?.by} ${i?.act}.`)
};

const fr_ca2_board_last_act = /** @type {(inputs: Board_Last_ActInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.by}, à ${i?.time} : ${i?.act}.`)
};

/**
* | output |
* | --- |
* | "At {time}, {by} {act}." |
*
* @param {Board_Last_ActInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_last_act = /** @type {((inputs: Board_Last_ActInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Last_ActInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_last_act(inputs)
	return en_ca2_board_last_act(inputs)
});