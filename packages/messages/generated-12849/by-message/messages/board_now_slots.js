/* eslint-disable */
import * as registry from '../registry.js'
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ count: NonNullable<unknown> }} Board_Now_SlotsInputs */

const en_ca2_board_now_slots = /** @type {(inputs: Board_Now_SlotsInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("en-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} more slot changed`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} more slots changed`);
	return /** @type {LocalizedString} */ ("board_now_slots");
};

const fr_ca2_board_now_slots = /** @type {(inputs: Board_Now_SlotsInputs) => LocalizedString} */ (i) => {const countPlural = registry.plural("fr-CA", i?.count, {});
	if (countPlural === "one") return /** @type {LocalizedString} */ (`${i?.count} autre plage modifiée`);
	if (countPlural === "other") return /** @type {LocalizedString} */ (`${i?.count} autres plages modifiées`);
	return /** @type {LocalizedString} */ ("board_now_slots");
};

/**
* | countPlural | output |
* | --- | --- |
* | "one" | "{count} more slot changed" |
* | "other" | "{count} more slots changed" |
*
* @param {Board_Now_SlotsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const board_now_slots = /** @type {((inputs: Board_Now_SlotsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Board_Now_SlotsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_board_now_slots(inputs)
	return en_ca2_board_now_slots(inputs)
});